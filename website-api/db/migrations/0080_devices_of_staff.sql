-- A browser that an account has signed in with is recognised when somebody else guesses at its password.
ALTER TABLE "staff_session" ADD COLUMN "device_digest" text DEFAULT '' NOT NULL;
