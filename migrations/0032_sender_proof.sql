ALTER TABLE `support_tickets` ADD `sender_proof` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `ticket_messages` ADD `sender_proof` text;