CREATE TABLE `campaign_metrics` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`impressions` integer NOT NULL,
	`engagement_bp` integer NOT NULL,
	`conversion_bp` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `post_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `post_versions` (
	`post_id` text NOT NULL,
	`version` integer NOT NULL,
	`value` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`post_id`, `version`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `currency_rates` (
	`currency` text NOT NULL,
	`from_date` text NOT NULL,
	`paise` integer NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`currency`, `from_date`)
);
--> statement-breakpoint
CREATE TABLE `platform_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `canned_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ticket_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ticket_id` integer NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`body` text NOT NULL,
	`at` text NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_messages_key_unique` ON `ticket_messages` (`key`);--> statement-breakpoint
CREATE INDEX `ticket_messages_by_ticket` ON `ticket_messages` (`ticket_id`,`id`);--> statement-breakpoint
CREATE INDEX `ticket_messages_by_user` ON `ticket_messages` (`user_id`);--> statement-breakpoint
ALTER TABLE `posts` ADD `publish_at` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `preview_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `posts_preview_hash_unique` ON `posts` (`preview_hash`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `network` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `confirmed_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `areas` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `location` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `user_id` text REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `enquiry` text;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `assignee` text;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `first_reply_at` text;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `resolved_at` text;--> statement-breakpoint
CREATE INDEX `support_tickets_by_user` ON `support_tickets` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_email` ON `support_tickets` (`email`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_time` ON `audit_log` (`at`);