CREATE TABLE `deleted_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`snapshot` text NOT NULL,
	`deleted_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_by_name` ON `categories` ("name" collate nocase);--> statement-breakpoint
CREATE UNIQUE INDEX `subcategories_by_name` ON `subcategories` (`category_id`,"name" collate nocase);