-- Programmes that a shop does not run: their pages do not exist for its shoppers.
ALTER TABLE "company" ADD COLUMN "programmes_off" text[] DEFAULT '{}' NOT NULL
	CONSTRAINT "company_programmes_known" CHECK ("programmes_off" <@ array['AFFILIATE', 'AGENT']);
