ALTER TABLE `owner_listings` ADD `deferred_at` integer;--> statement-breakpoint
ALTER TABLE `owner_members` ADD `deferred_at` integer;--> statement-breakpoint
CREATE INDEX `campaigns_by_newest` ON `campaigns` (`created_at`,`id`,`status`,`ends`) WHERE status in ('planned', 'active', 'completed');--> statement-breakpoint
CREATE INDEX `campaigns_by_start` ON `campaigns` (`starts`,`id`,`status`,`ends`) WHERE status in ('planned', 'active', 'completed');--> statement-breakpoint
CREATE INDEX `campaigns_by_budget` ON `campaigns` (`budget`,`id`,`status`,`ends`) WHERE status in ('planned', 'active', 'completed');--> statement-breakpoint
ALTER TABLE `campaigns` DROP COLUMN `metrics`;