import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getEditedProduct, type EditedProduct } from '#contract/edited-product.ts'
import { setProductOptions, type ProductOptions } from '#contract/product-parts.ts'
import { ProductHead } from '#admin/features/products/ProductHead.tsx'
import { productHead } from '#admin/features/products/product-head.ts'
import { digestOf } from '#admin/features/products/product-sections.server.ts'
import { ProductSaveBar } from '#admin/features/products/ProductSaveBar.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { english, valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { fieldsSavedMeanwhile } from '#admin/http/saved-meanwhile.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'prices')
	const product = await staff.api.call(getEditedProduct, { id: args.params.id ?? '' })
	const head = productHead(product, staff)
	return {
		title: pageTitle(staff.locale, 'products:options.pageTitle', { name: head.name }),
		head,
		fitsIntoForm: fitsIntoForm(product.options),
		options: product.options.map(({ nameId, nameEn, values }) => ({
			name: nameId,
			nameEn: english(nameId, nameEn),
			values: values.map(({ labelId, labelEn }) => ({
				label: labelId,
				labelEn: english(labelId, labelEn),
			})),
		})),
		shown: digestOf(product.options),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'prices')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const product = await staff.api.call(getEditedProduct, { id: args.params.id ?? '' })
	const conflict = { values, errors: { '': 'conflict' } }
	if (digestOf(product.options) !== values.shown) return refuseForm(conflict, 409)
	const { options, errors } = optionsOf(form, product.options)
	if (Object.keys(errors).length > 0) return refuseForm({ values, errors })
	const { id, version } = product
	const answer = await staff.api.tryCall(setProductOptions, { id, body: { version, options } })
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, 'products:options.saved'))
		return redirect(`/products/${id}/variants`, 303)
	}
	if (answer.status === 409) return refuseForm(conflict, 409)
	if (answer.status !== 422) throw refusalResponse(answer)
	return refuseForm({ values, errors: { '': 'options.wrong' } })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ProductOptionsPage() {
	const { head, fitsIntoForm: fits, options, shown } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('products')
	return (
		<>
			<ProductHead {...head} at="options" />
			{fits ? (
				<OptionsForm options={options} shown={shown} rejected={rejected} />
			) : (
				<Panel id="options" title={t('options.title')}>
					<p className="text-mute">{t('options.many')}</p>
				</Panel>
			)}
		</>
	)
}

type OptionsFormProps = Pick<SerializeFrom<typeof loader>, 'options' | 'shown'> & {
	rejected: RejectedForm | undefined
}

function OptionsForm({ options, shown, rejected }: OptionsFormProps) {
	const { t } = useTranslation('products')
	const field = fieldsSavedMeanwhile(rejected, t)
	const rows = [...options, { name: '', nameEn: '', values: [] }].slice(0, maxOptions)
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="products" />
			<input type="hidden" name="shown" value={shown} />
			<Panel id="options" title={t('options.title')}>
				<p className="mb-4 text-14 text-mute">{t('options.text')}</p>
				{rows.map((option, at) => (
					<fieldset key={at} className="mb-4 grid gap-3 border-t border-line pt-3">
						<legend className="sr-only">{t('options.one', { number: at + 1 })}</legend>
						<div className="grid gap-3 sm:grid-cols-2">
							<TextField
								{...field(`o${at}-name`, option.name)}
								label={t(at < options.length ? 'options.name' : 'options.newName')}
								maxLength={60}
							/>
							<TextField
								{...field(`o${at}-nameEn`, option.nameEn)}
								label={t('options.nameEn')}
								maxLength={60}
							/>
						</div>
						<div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
							{Array.from({ length: option.values.length + newValues }, (_, value) => [
								<TextField
									key={`v${value}`}
									{...field(`o${at}-v${value}`, option.values[value]?.label)}
									label={t('options.value', { number: value + 1 })}
									maxLength={120}
								/>,
								<TextField
									key={`e${value}`}
									{...field(`o${at}-e${value}`, option.values[value]?.labelEn)}
									label={t('options.valueEn', { number: value + 1 })}
									maxLength={120}
								/>,
							])}
						</div>
					</fieldset>
				))}
			</Panel>
			<ProductSaveBar />
		</PostForm>
	)
}

/** Maximum options of a product, and empty fields for new values of each. */
const maxOptions = 3
const newValues = 3
/** Maximum fields of one form. */
const maxFields = 180

type Options = ProductOptions['options']

/** Whether a product's options fit into a form. */
function fitsIntoForm(saved: EditedProduct['options']): boolean {
	const fields = saved.map(({ values }) => 2 + 2 * (values.length + newValues))
	return fields.reduce((sum, count) => sum + count, 20) <= maxFields
}

/**
 * The options of a submitted form: an emptied name removes an option, an emptied value a value, and fields after the
 * saved ones are new. Errors are text keys of `products`.
 */
function optionsOf(
	form: FormData,
	saved: EditedProduct['options'],
): { options: Options; errors: RejectedForm['errors'] } {
	const errors: RejectedForm['errors'] = {}
	const text = (name: string) => String(form.get(name) ?? '').trim()
	const options: Options = []
	for (let option = 0; option < maxOptions; option++) {
		const before = saved[option]
		const name = text(`o${option}-name`)
		const count = (before?.values.length ?? 0) + newValues
		const values = Array.from({ length: count }, (_, at) => ({
			labelId: text(`o${option}-v${at}`),
			labelEn: text(`o${option}-e${at}`),
			swatch: before?.values[at]?.swatch ?? null,
			from: before && at < before.values.length ? at : null,
		})).filter((value) => value.labelId !== '')
		if (name === '') {
			if (values.length > 0 && !before) errors[`o${option}-name`] = 'options.nameMissing'
			continue
		}
		if (values.length === 0) errors[`o${option}-v0`] = 'options.valueMissing'
		const hasDuplicates = values.some(({ labelId }, at) =>
			values.slice(0, at).some((value) => value.labelId.toLowerCase() === labelId.toLowerCase()),
		)
		if (hasDuplicates) errors[`o${option}-v0`] = 'options.valueTwice'
		if (name.length > 60 || values.some(({ labelId }) => labelId.length > 120)) {
			errors[`o${option}-name`] = 'tooLong'
		}
		options.push({
			nameId: name,
			nameEn: text(`o${option}-nameEn`),
			from: before ? option : null,
			values,
		})
	}
	return { options, errors }
}
