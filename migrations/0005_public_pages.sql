CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`content` text NOT NULL,
	`headings` text NOT NULL,
	`read_minutes` integer NOT NULL,
	`searched` text NOT NULL,
	`author` text NOT NULL,
	`author_role` text NOT NULL,
	`date` text NOT NULL,
	`category` text NOT NULL,
	`picture` text NOT NULL,
	`tags` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ')) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug_unique` ON `posts` (`slug`);--> statement-breakpoint
CREATE INDEX `posts_by_date` ON `posts` (`status`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `subscribers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text collate nocase NOT NULL,
	`sources` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`confirm_hash` text,
	`confirm_expires_at` text,
	`mails` integer DEFAULT 0 NOT NULL,
	`mailed_at` text,
	`leave_token` text NOT NULL,
	`confirmed_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email_unique` ON `subscribers` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_confirm_hash_unique` ON `subscribers` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_leave_token_unique` ON `subscribers` (`leave_token`);--> statement-breakpoint
CREATE INDEX `subscribers_by_status` ON `subscribers` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `support_tickets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`source` text NOT NULL,
	`request_hash` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `support_tickets_reference_unique` ON `support_tickets` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_tickets_request_hash_unique` ON `support_tickets` (`request_hash`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_status` ON `support_tickets` (`status`,`id`);