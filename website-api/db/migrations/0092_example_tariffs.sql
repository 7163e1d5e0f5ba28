-- Tariffs that nobody entered or confirmed yet: a new company gets examples. Those of existing companies count as its own.
ALTER TABLE "tariff" ADD COLUMN "is_example" boolean DEFAULT false NOT NULL;
