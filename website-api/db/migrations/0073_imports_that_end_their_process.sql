-- An import that ended its process twice is set aside. Companies take turns: the one served longest ago is next.
ALTER TABLE "product_import" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "started_at" timestamp (3) with time zone;
