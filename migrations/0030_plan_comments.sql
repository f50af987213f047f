CREATE TABLE `plan_approvals` (
	`plan_id` text PRIMARY KEY NOT NULL,
	`plan_hash` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`user_id` text,
	`key_hash` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_approvals_key_hash_unique` ON `plan_approvals` (`key_hash`);--> statement-breakpoint
CREATE INDEX `plan_approvals_by_user` ON `plan_approvals` (`user_id`);--> statement-breakpoint
CREATE INDEX `plan_approvals_by_email` ON `plan_approvals` (`email`);--> statement-breakpoint
CREATE TABLE `plan_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`plan_id` text NOT NULL,
	`line_no` integer,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`user_id` text,
	`key_hash` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_comments_key_hash_unique` ON `plan_comments` (`key_hash`);--> statement-breakpoint
CREATE INDEX `plan_comments_by_plan` ON `plan_comments` (`plan_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `plan_comments_by_user` ON `plan_comments` (`user_id`);