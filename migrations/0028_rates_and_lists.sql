-- The planner keeps what can be bought in memory while the revision is the same; a rate of GST is a part of what it costs.
CREATE TRIGGER `tax_rates_revision_insert` AFTER INSERT ON `tax_rates` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE TRIGGER `tax_rates_revision_delete` AFTER DELETE ON `tax_rates` BEGIN
	UPDATE `catalogue_revision` SET `revision` = lower(hex(randomblob(16)));
END;
--> statement-breakpoint
CREATE INDEX `approvals_of_subject` ON `approvals` (`subject_id`,`submitted_at`);
--> statement-breakpoint
CREATE INDEX `audit_log_by_named_user` ON `audit_log` (detail ->> 'user',`at`) WHERE detail ->> 'user' is not null;
--> statement-breakpoint
CREATE INDEX `campaign_lines_confirmed` ON `campaign_lines` (`campaign_id`) WHERE status in ('confirmed', 'live', 'ended', 'settled');
