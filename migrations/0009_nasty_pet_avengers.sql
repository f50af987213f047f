CREATE TABLE `owner_members` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`owner_id` text,
	`state` text DEFAULT 'requested' NOT NULL,
	`role` text NOT NULL,
	`company` text NOT NULL,
	`city` text NOT NULL,
	`sells` text DEFAULT '' NOT NULL,
	`work_email` text NOT NULL,
	`phone` text NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`statement` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`decided_at` text,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `owner_members_once` ON `owner_members` (`user_id`,`owner_id`) WHERE state <> 'declined';--> statement-breakpoint
CREATE UNIQUE INDEX `owner_members_unlisted_once` ON `owner_members` (`user_id`,lower(company)) WHERE state = 'requested' and owner_id is null;--> statement-breakpoint
CREATE INDEX `owner_members_by_owner` ON `owner_members` (`owner_id`,`state`);--> statement-breakpoint
CREATE INDEX `owner_members_by_state` ON `owner_members` (`state`,`created_at`);--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `subject` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `priority` text DEFAULT 'medium' NOT NULL;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `is_spam` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `last_update` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Written by hand: fills the new columns of the tickets that are there. An answered one is in progress, as a reply makes it; a
-- closed one is resolved; spam, which was a state, is a mark beside the state, and nothing is left to do for it.
UPDATE `support_tickets` SET
	`subject` = trim(substr(replace(replace(`message`, char(10), ' '), char(9), ' '), 1, 80)),
	`last_update` = `created_at`,
	`is_spam` = `status` = 'spam',
	`status` = CASE `status` WHEN 'open' THEN 'open' WHEN 'answered' THEN 'in_progress' ELSE 'resolved' END;
