import { gtinOf, MAX_BARCODE, MAX_MPN } from '#contract/gtin.ts'
import type { CsvRow } from './csv-row.ts'
import { cutText } from './cut-text.ts'
import type { FileVariant } from './file-product.ts'
import { reason, type Reason } from './reasons.ts'
import { isShortened, lineOf } from './words.ts'

type Codes = { values: Pick<FileVariant, 'barcode' | 'mpn'>; notes: Reason[] }

/** Barcode and maker's part number of a row. A barcode that is no valid number is kept with a remark. */
export function readCodes(row: CsvRow): Codes {
	const mpn = row.has('mpn') ? { mpn: lineOf(row.cell('mpn'), MAX_MPN) } : {}
	if (!row.has('barcode')) return { values: mpn, notes: [] }
	// An apostrophe keeps spreadsheet programs from shortening a number.
	const barcode = lineOf(row.cell('barcode').replace(/^'/, ''), MAX_BARCODE + 1)
	const shown = { barcode: cutText(barcode, 40) }
	if (barcode.length > MAX_BARCODE) return { values: mpn, notes: [reason('barcodeLong', shown)] }
	if (isShortened(barcode)) return { values: mpn, notes: [reason('barcodeShortened', shown)] }
	return {
		values: { ...mpn, barcode },
		notes: barcode !== '' && gtinOf(barcode) === null ? [reason('barcodeNoGtin', shown)] : [],
	}
}
