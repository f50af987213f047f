DROP INDEX `campaigns_by_status`;--> statement-breakpoint
CREATE INDEX `campaigns_by_status` ON `campaigns` (`status`,`ends`,`starts`,`id`);--> statement-breakpoint
CREATE INDEX `campaign_lines_of_campaign` ON `campaign_lines` (`campaign_id`,`status`,`total`,snapshot ->> 'category',`owner_id`,`listing_id`);