ALTER TABLE `posts` ADD `published_at` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `deleted_at` text;--> statement-breakpoint
CREATE INDEX `posts_by_day` ON `posts` (`date`,`id`);