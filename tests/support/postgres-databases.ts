import pg from 'pg'

/** The name of the migrated database that every test database is copied from. */
export const templateDatabase = 'etalase_template'

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
	const url = new URL(server)
	url.pathname = `/${name}`
	return url.href
}

/** Runs one statement as the server's administrator. */
export async function administer(server: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: server })
	await client.connect()
	try {
		await client.query(statement)
	} finally {
		await client.end()
	}
}
