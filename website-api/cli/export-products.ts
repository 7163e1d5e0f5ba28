import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import { z } from 'zod'
import { streamFile } from './operator-client.ts'
import { printText } from './run-options.ts'

const Options = z.object({ company: z.string() })

/** Registers `export products FILE`. */
export function registerExportProducts(program: Command) {
	program
		.command('export')
		.description('write files from a catalogue')
		.command('products')
		.description('the catalogue as a CSV, which `import products` reads')
		.argument('<file>', 'the CSV file; one that is there is replaced')
		.requiredOption('--company <code>', 'code of the company')
		.action(async (file: string, raw: unknown) => {
			const { company } = Options.parse(raw)
			const content = await streamFile('/product-export', company)
			await pipeline(content, createWriteStream(file))
			printText(`${file} has the products of ${company}.`)
		})
}
