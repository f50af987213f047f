CREATE TABLE `threads` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`title` text NOT NULL,
	`path` text NOT NULL,
	`owner_id` text NOT NULL,
	`owner` text NOT NULL,
	`user_id` text,
	`created_at` integer NOT NULL,
	`at` integer NOT NULL,
	`advertiser_seen` integer DEFAULT 0 NOT NULL,
	`owner_seen` integer DEFAULT 0 NOT NULL,
	`staff_read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `threads_once` ON `threads` (`user_id`,`listing_id`);--> statement-breakpoint
CREATE INDEX `threads_by_user` ON `threads` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `threads_by_owner` ON `threads` (`owner_id`,`at`);--> statement-breakpoint
CREATE INDEX `threads_by_time` ON `threads` (`at`);--> statement-breakpoint
CREATE TABLE `__new_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`line_id` text,
	`thread_id` text,
	`user_id` text,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`line_id`) REFERENCES `campaign_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "messages_subject" CHECK(("__new_messages"."line_id" is null) <> ("__new_messages"."thread_id" is null))
);
--> statement-breakpoint
INSERT INTO `__new_messages`("id", "line_id", "user_id", "text", "at") SELECT "id", "line_id", "user_id", "text", "at" FROM `messages`;--> statement-breakpoint
DROP TABLE `messages`;--> statement-breakpoint
ALTER TABLE `__new_messages` RENAME TO `messages`;--> statement-breakpoint
CREATE INDEX `messages_by_line` ON `messages` (`line_id`,`at`);--> statement-breakpoint
CREATE INDEX `messages_by_thread` ON `messages` (`thread_id`,`id`);