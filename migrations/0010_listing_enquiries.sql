ALTER TABLE `enquiries` ADD `intent` text DEFAULT 'plan' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `listing_id` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `spot_id` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `item` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `quantity` integer;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `duration` integer;