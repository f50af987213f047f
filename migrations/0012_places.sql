CREATE TABLE `coverage` (
	`listing_id` text NOT NULL,
	`state` text collate nocase NOT NULL,
	`city` text collate nocase NOT NULL,
	PRIMARY KEY(`listing_id`, `state`, `city`),
	FOREIGN KEY (`listing_id`) REFERENCES `listings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `coverage_by_place` ON `coverage` (`state`,`city`);--> statement-breakpoint
ALTER TABLE `listings` ADD `pin` text DEFAULT 'exact' NOT NULL;--> statement-breakpoint
CREATE INDEX `listings_by_spot` ON `listings` (`lat`,`lng`,`category_id`);