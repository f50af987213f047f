-- plan_total held rupees; it holds paise from here on. Generated, but for this note and the conversion in the SELECT. No
-- table refers to this one, so foreign keys stay on.
CREATE TABLE `__new_enquiries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`key` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`company` text NOT NULL,
	`campaign_objective` text NOT NULL,
	`target_audience` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`budget` text NOT NULL,
	`requirements` text NOT NULL,
	`plan` text,
	`plan_title` text,
	`plan_total` integer,
	`user_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_enquiries`("id", "reference", "key", "status", "name", "email", "phone", "company", "campaign_objective", "target_audience", "start_date", "end_date", "budget", "requirements", "plan", "plan_title", "plan_total", "user_id", "created_at") SELECT "id", "reference", "key", "status", "name", "email", "phone", "company", "campaign_objective", "target_audience", "start_date", "end_date", "budget", "requirements", "plan", "plan_title", CAST(round("plan_total" * 100) AS INTEGER), "user_id", "created_at" FROM `enquiries`;--> statement-breakpoint
DROP TABLE `enquiries`;--> statement-breakpoint
ALTER TABLE `__new_enquiries` RENAME TO `enquiries`;--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_reference_unique` ON `enquiries` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_key_unique` ON `enquiries` (`key`);--> statement-breakpoint
CREATE INDEX `enquiries_by_status` ON `enquiries` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_by_user` ON `enquiries` (`user_id`);