-- The faces, corners and header of a shop, beside its palette.
ALTER TABLE "company" ADD COLUMN "type_pairing" text DEFAULT 'modern' NOT NULL;
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "corners" text DEFAULT 'soft' NOT NULL;
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "header_layout" text DEFAULT 'bar' NOT NULL;
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_type_pairing_known" CHECK ("company"."type_pairing" in ('modern', 'classic', 'warm', 'technical'));
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_corners_known" CHECK ("company"."corners" in ('square', 'soft', 'round'));
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_header_layout_known" CHECK ("company"."header_layout" in ('bar', 'centred', 'search'));
