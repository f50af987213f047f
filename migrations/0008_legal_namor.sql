ALTER TABLE `enquiries` ADD `is_confirmed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_by_email` ON `enquiries` (`email`,`created_at`);