-- Whether the shop leaves out the line that names this software.
ALTER TABLE "company" ADD COLUMN "hide_watermark" boolean DEFAULT false NOT NULL;
