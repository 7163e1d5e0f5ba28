-- Pages that a company was given and that nobody has reviewed yet.

ALTER TABLE "content_page" ADD COLUMN "needs_review" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "information" ADD COLUMN "needs_review" boolean DEFAULT false NOT NULL;
