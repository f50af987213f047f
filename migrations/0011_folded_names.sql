CREATE TABLE `audit_sums` (
	`day` text NOT NULL,
	`action` text NOT NULL,
	`reason` text NOT NULL,
	`network` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `action`, `reason`, `network`)
);
--> statement-breakpoint
DROP INDEX `categories_by_name`;--> statement-breakpoint
ALTER TABLE `categories` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- By hand: SQLite folds ASCII alone. A name of other letters gets its own key with the next change of it.
UPDATE `categories` SET `name_key` = lower(`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `categories_by_name_key` ON `categories` (`name_key`);--> statement-breakpoint
DROP INDEX `subcategories_by_name`;--> statement-breakpoint
ALTER TABLE `subcategories` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `subcategories` SET `name_key` = lower(`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `subcategories_by_name_key` ON `subcategories` (`category_id`,`name_key`);--> statement-breakpoint
-- By hand: the first id of a field is its name, under which the listings have their values.
CREATE TABLE `__new_custom_fields` (
	`category_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`type` text NOT NULL,
	`required` integer NOT NULL,
	`options` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`category_id`, `id`),
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_custom_fields`("category_id", "id", "name", "name_key", "type", "required", "options", "position") SELECT "category_id", "name", "name",
	lower("name") || CASE WHEN EXISTS (SELECT 1 FROM `custom_fields` AS o WHERE o.`category_id` = f.`category_id`
		AND lower(o.`name`) = lower(f.`name`) AND o.`name` < f.`name`) THEN char(1) || "position" ELSE '' END,
	"type", "required", "options", "position" FROM `custom_fields` AS f;--> statement-breakpoint
DROP TABLE `custom_fields`;--> statement-breakpoint
ALTER TABLE `__new_custom_fields` RENAME TO `custom_fields`;--> statement-breakpoint
CREATE UNIQUE INDEX `custom_fields_by_name_key` ON `custom_fields` (`category_id`,`name_key`);--> statement-breakpoint
ALTER TABLE `plans` ADD `expires_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `plans_by_expiry` ON `plans` (`expires_at`);--> statement-breakpoint
-- By hand: links of before work for as long as those of today, 90 days of a guest and a year of an account.
UPDATE `plans` SET `expires_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', iif(`user_id` IS NULL, '+90 days', '+365 days'));
