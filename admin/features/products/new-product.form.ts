import { z } from 'zod'
import { wholeNumber } from '#admin/http/form-schemas.ts'
import type { NewProduct } from '#contract/edited-product.ts'
import { rupiah } from './variant.form.ts'

/** The minimum of a new product. Messages are text keys of `products`. */
export const NewProductForm = z
	.object({
		nameId: z.string().trim().min(1, 'nameMissing').max(255, 'tooLong'),
		category: z.string().regex(/^\d{0,15}$/),
		price: rupiah,
		weight: wholeNumber('weightWrong', 0, 1_000_000),
		stock: wholeNumber('onHandWrong', 0, 10_000_000),
		sku: z.string().trim().max(100, 'tooLong'),
	})
	.transform((form): NewProduct => ({
		nameId: form.nameId,
		nameEn: '',
		price: form.price,
		status: 'DRAFT',
		category: form.category === '' ? null : Number(form.category),
		weightGrams: form.weight,
		stock: form.stock,
		...(form.sku === '' ? {} : { sku: form.sku }),
	}))
