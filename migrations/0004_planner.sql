CREATE TABLE `catalogue_mark` (
	`id` integer PRIMARY KEY NOT NULL,
	`mark` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `enquiries` (
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
	`plan_total` real,
	`user_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_reference_unique` ON `enquiries` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_key_unique` ON `enquiries` (`key`);--> statement-breakpoint
CREATE INDEX `enquiries_by_status` ON `enquiries` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_by_user` ON `enquiries` (`user_id`);--> statement-breakpoint
CREATE TABLE `planner_usage` (
	`day` text NOT NULL,
	`key` text NOT NULL,
	`turns` integer NOT NULL,
	PRIMARY KEY(`day`, `key`)
);
--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`plan` text NOT NULL,
	`user_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `catalogue_mark` (`id`, `mark`) VALUES (1, lower(hex(randomblob(16))));
--> statement-breakpoint
-- Any change of a column that the planner reads gives the catalogue a new random mark. The columns are those of
-- worker/planner/inventory.server.ts.
CREATE TRIGGER `listings_mark_insert` AFTER INSERT ON `listings` BEGIN
	UPDATE `catalogue_mark` SET `mark` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `listings_mark_delete` AFTER DELETE ON `listings` BEGIN
	UPDATE `catalogue_mark` SET `mark` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `listings_mark_update` AFTER UPDATE OF
	`id`, `category_id`, `subcategory_id`, `owner_id`, `title`, `type`, `city`, `state`, `area`, `language`,
	`languages`, `variant`, `rate`, `unit`, `min_quantity`, `step`, `min_duration`, `availability`,
	`next_available`, `min_budget`, `setup`, `audience`, `rating`, `details`
ON `listings` BEGIN
	UPDATE `catalogue_mark` SET `mark` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `spots_mark_insert` AFTER INSERT ON `spots` BEGIN
	UPDATE `catalogue_mark` SET `mark` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `spots_mark_delete` AFTER DELETE ON `spots` BEGIN
	UPDATE `catalogue_mark` SET `mark` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `spots_mark_update` AFTER UPDATE OF
	`listing_id`, `id`, `name`, `rate`, `unit`, `min_quantity`, `step`, `min_duration`, `availability`,
	`next_available`, `seconds`, `audience`, `variant`
ON `spots` BEGIN
	UPDATE `catalogue_mark` SET `mark` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `owners_mark_update` AFTER UPDATE OF `name` ON `owners` BEGIN
	UPDATE `catalogue_mark` SET `mark` = lower(hex(randomblob(16)));
END;
