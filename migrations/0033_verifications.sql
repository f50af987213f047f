CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`papers` text NOT NULL,
	`day` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`checked_by` text,
	`recorded_at` text NOT NULL,
	`withdrawn_at` text,
	`withdrawn_by` text,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "verifications_papers" CHECK(json_array_length("verifications"."papers") > 0),
	CONSTRAINT "verifications_reason" CHECK("verifications"."withdrawn_at" is null or "verifications"."reason" <> '')
);
--> statement-breakpoint
CREATE INDEX `verifications_by_owner` ON `verifications` (`owner_id`,`day`);--> statement-breakpoint
ALTER TABLE `owners` DROP COLUMN `verified`;--> statement-breakpoint
ALTER TABLE `owners` DROP COLUMN `since`;--> statement-breakpoint
ALTER TABLE `owners` DROP COLUMN `replies_in`;