CREATE INDEX `approvals_by_submission` ON `approvals` (`submitted_at`);--> statement-breakpoint
CREATE INDEX `campaigns_by_submission` ON `campaigns` (`submitted_at`);--> statement-breakpoint
CREATE INDEX `enquiries_by_time` ON `enquiries` (`created_at`);--> statement-breakpoint
CREATE INDEX `payments_by_time` ON `payments` (`at`,`campaign_id`,`amount`);--> statement-breakpoint
CREATE INDEX `plans_by_time` ON `plans` (`created_at`);