CREATE TABLE `categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`icon` text NOT NULL,
	`description` text NOT NULL,
	`position` integer NOT NULL,
	`area` text DEFAULT 'category' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ')) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `custom_fields` (
	`category_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`required` integer NOT NULL,
	`options` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`category_id`, `name`),
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `listings` (
	`id` text PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`category_id` text NOT NULL,
	`subcategory_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`title` text NOT NULL,
	`native_title` text,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`city` text collate nocase NOT NULL,
	`state` text NOT NULL,
	`area` text NOT NULL,
	`venue` text,
	`address` text NOT NULL,
	`lat` real,
	`lng` real,
	`language` text,
	`languages` text NOT NULL,
	`rate` integer NOT NULL,
	`unit` text NOT NULL,
	`min_quantity` integer NOT NULL,
	`step` integer NOT NULL,
	`min_duration` integer NOT NULL,
	`availability` text NOT NULL,
	`next_available` text,
	`features` text NOT NULL,
	`variant` text,
	`photos` text NOT NULL,
	`currency` text DEFAULT 'INR' NOT NULL,
	`monthly` integer NOT NULL,
	`min_budget` integer,
	`setup` integer DEFAULT 0 NOT NULL,
	`audience` integer NOT NULL,
	`rating` real NOT NULL,
	`views` integer NOT NULL,
	`engagement` real NOT NULL,
	`specifications` text NOT NULL,
	`metrics` text NOT NULL,
	`audience_figures` text NOT NULL,
	`details` text NOT NULL,
	`custom` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`,`subcategory_id`) REFERENCES `subcategories`(`category_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listings_ref_unique` ON `listings` (`ref`);--> statement-breakpoint
CREATE INDEX `listings_by_rating` ON `listings` (`category_id`,`subcategory_id`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `listings_by_rate` ON `listings` (`category_id`,`subcategory_id`,`rate`,`id`);--> statement-breakpoint
CREATE INDEX `listings_by_audience` ON `listings` (`category_id`,`subcategory_id`,`audience`,`id`);--> statement-breakpoint
CREATE INDEX `listings_by_city` ON `listings` (`category_id`,`subcategory_id`,`city`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `listings_by_category` ON `listings` (`category_id`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `listings_by_language` ON `listings` (`category_id`,`subcategory_id`,`language`);--> statement-breakpoint
CREATE INDEX `listings_by_owner` ON `listings` (`owner_id`);--> statement-breakpoint
CREATE TABLE `owners` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`verified` integer NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`since` integer NOT NULL,
	`replies_in` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `spots` (
	`listing_id` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`rate` integer NOT NULL,
	`unit` text NOT NULL,
	`min_quantity` integer NOT NULL,
	`step` integer NOT NULL,
	`min_duration` integer NOT NULL,
	`availability` text NOT NULL,
	`next_available` text,
	`features` text NOT NULL,
	`variant` text,
	`photos` text NOT NULL,
	`seconds` integer,
	`slot_from` integer,
	`slot_to` integer,
	`placement` text,
	`size` text,
	`terminal` text,
	`zone` text,
	`audience` integer,
	PRIMARY KEY(`listing_id`, `id`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `spots_in_order` ON `spots` (`listing_id`,`position`);--> statement-breakpoint
CREATE TABLE `subcategories` (
	`category_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`features` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`category_id`, `id`),
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
