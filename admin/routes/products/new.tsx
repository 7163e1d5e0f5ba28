import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listEditedCategories } from '#contract/edited-category.ts'
import { addProduct, type NewProduct } from '#contract/edited-product.ts'
import { categoryOptions } from '#admin/features/products/category-options.ts'
import { rupiah } from '#admin/features/products/variant.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { formFields } from '#admin/http/field-errors.ts'
import { wholeNumber } from '#admin/http/form-schemas.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const NewProductForm = z
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

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'prices')
	return {
		title: pageTitle(locale, 'products:new.title'),
		categories: categoryOptions((await api.call(listEditedCategories, {})).list, locale),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'prices')
	const form = await args.request.formData()
	const parsed = parseForm(form, NewProductForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const answer = await staff.api.tryCall(addProduct, { body: parsed.value })
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, 'products:new.done'))
		return redirect(`/products/${answer.data.id}/pictures`, 303)
	}
	const values = valuesOf(form)
	if (answer.errors.sku) return refuseForm({ values, errors: { sku: 'skuTaken' } })
	if (answer.errors.category) return refuseForm({ values, errors: { category: 'categoryGone' } })
	throw refusalResponse(answer)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewProductPage() {
	const { categories } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['products', 'common'])
	const field = formFields<typeof NewProductForm>(rejected, t)
	const typed = { autoComplete: 'off' } as const
	const digits = { ...typed, inputMode: 'numeric', required: true, maxLength: 20 } as const
	return (
		<>
			<PageHead
				title={t('new.title')}
				back={{ href: '/products', label: t('common:nav.products') }}
			/>
			<Card className="max-w-180 bg-ground">
				<PostForm className="grid gap-4">
					<FormErrors rejected={rejected} ns="products" />
					<TextField
						{...field('nameId')}
						{...typed}
						label={t('new.name')}
						maxLength={255}
						required
					/>
					<FieldColumns>
						<TextField {...field('price')} {...digits} label={t('price')} prefix="Rp" />
						<TextField {...field('weight')} {...digits} label={t('weight')} />
						<TextField {...field('stock')} {...digits} label={t('stock')} />
						<SelectField
							{...field('category')}
							{...typed}
							label={t('edit.category')}
							optional={t('common:form.optional')}
							options={categories}
							placeholder={t('edit.noCategory')}
						/>
						<TextField
							{...field('sku')}
							{...typed}
							label="SKU"
							optional={t('common:form.optional')}
							help={t('new.skuHelp')}
							maxLength={100}
						/>
					</FieldColumns>
					<p className="text-14 text-mute">{t('new.text')}</p>
					<div>
						<Button variant="primary">{t('new.submit')}</Button>
					</div>
				</PostForm>
			</Card>
		</>
	)
}
