import { defineConfig } from 'drizzle-kit'

export default defineConfig({
	dialect: 'postgresql',
	schema: './website-api/modules/*/*.table.ts',
	out: './website-api/db/migrations',
})
