import { TABLE_TYPES } from '#contract/file-types.ts'
import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import type { OperatorApi } from '#admin/api/client.server.ts'
import {
	listProductImports,
	MAX_IMPORT_BYTES,
	uploadProductFile,
} from '#contract/product-import.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { fieldErrors, formFields } from '#admin/http/field-errors.ts'
import { parseForm, valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

const ImportOptionsForm = z.object({
	stock: z.enum(['keep', 'set']),
	untrackedStock: z
		.string()
		.trim()
		.regex(/^\d{1,7}$/, 'import.untrackedStockWrong')
		.transform(Number),
	pictures: z
		.literal('1')
		.optional()
		.transform((value) => value === '1'),
	rate: z
		.string()
		.trim()
		.regex(/^\d{1,7}([.,]\d{1,6})?$/, 'import.rateWrong')
		.transform((text) => Number(text.replace(',', '.')))
		.refine((rate) => rate > 0 && rate <= 1_000_000, 'import.rateWrong'),
})

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'products.import')
	const { list } = await api.call(listProductImports, {})
	return {
		title: pageTitle(locale, 'products:import.title'),
		imports: list.map(({ id, fileName, state, createdAt, madeBy }) => ({
			id,
			fileName,
			state,
			madeBy,
			at: formatDateTime(createdAt, locale),
		})),
	}
}

export async function action(args: AdminArgs) {
	const { api } = await requireStaff(args, 'products.import')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const parsed = parseForm(form, ImportOptionsForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const file = form.get('file')
	if (!(file instanceof File) || file.size === 0) {
		return refuseForm({ values, errors: { file: 'import.noFile' } })
	}
	const answer = file.size > MAX_IMPORT_BYTES ? undefined : await upload(api, file, parsed.value)
	if (answer?.ok) return redirect(`/products/imports/${answer.data.id}`, 303)
	if (!answer || answer.status === 413) {
		return refuseForm({ values, errors: { file: 'import.tooLarge' } })
	}
	throw refusalResponse(answer)
}

async function upload(api: OperatorApi, file: File, options: z.output<typeof ImportOptionsForm>) {
	const content = new Uint8Array(await file.arrayBuffer())
	const fileName = file.name.replace(/\p{Cc}/gu, '').slice(0, 200) || 'produk.csv'
	return api.tryCall(uploadProductFile, {
		query: { ...options, fileName },
		bytes: { type: 'text/csv', content },
	})
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ImportPage() {
	const { imports } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['products', 'common'])
	return (
		<>
			<PageHead
				title={t('import.title')}
				back={{ href: '/products', label: t('common:nav.products') }}
			>
				<p className="max-w-[68ch] text-mute">{t('import.text')}</p>
			</PageHead>
			<div className="grid gap-4">
				<Panel id="upload" title={t('import.upload')}>
					<ImportForm rejected={rejected} />
				</Panel>
				{imports.length === 0 ? null : (
					<Panel id="imports" title={t('import.earlier')}>
						<ListTable
							caption={t('import.earlier')}
							rows={imports}
							keyOf={({ id }) => id}
							columns={[
								{
									label: t('import.file'),
									cell: ({ id, fileName }) => (
										<TextLink href={`/products/imports/${id}`}>{fileName}</TextLink>
									),
								},
								{ label: t('import.stateLabel'), cell: ({ state }) => t(`import.state.${state}`) },
								{ label: t('who'), cell: ({ madeBy }) => madeBy },
								{ label: t('at'), cell: ({ at }) => at, end: true },
							]}
						/>
					</Panel>
				)}
			</div>
		</>
	)
}

type ImportFormProps = { rejected: RejectedForm | undefined }

function ImportForm({ rejected }: ImportFormProps) {
	const { t } = useTranslation('products')
	return (
		<PostForm className="grid gap-4" encType="multipart/form-data">
			<FormErrors rejected={rejected} ns="products" />
			<FileField
				id="file"
				name="file"
				accept={TABLE_TYPES}
				label={t('import.file')}
				help={t('import.fileHelp')}
				errors={fieldErrors(rejected, t)('file')}
			/>
			<StockAndRate rejected={rejected} />
			<CheckboxField
				id="pictures"
				name="pictures"
				value="1"
				label={t('import.pictures')}
				defaultChecked={rejected ? rejected.values.pictures === '1' : true}
			/>
			<div>
				<Button variant="primary">{t('import.check')}</Button>
			</div>
		</PostForm>
	)
}

/** What the file says of stock, and what its prices are worth in rupiah. */
function StockAndRate({ rejected }: ImportFormProps) {
	const { t } = useTranslation('products')
	const field = formFields<typeof ImportOptionsForm>(rejected, t)
	return (
		<FieldColumns>
			<SelectField
				{...field('stock', 'keep')}
				label={t('import.stock')}
				help={t('import.stockHelp')}
				options={(['keep', 'set'] as const).map((value) => ({
					value,
					label: t(`import.stocks.${value}`),
				}))}
			/>
			<TextField
				{...field('rate', '1')}
				label={t('import.rate')}
				inputMode="decimal"
				help={t('import.rateHelp')}
				autoComplete="off"
				maxLength={20}
				required
			/>
			<TextField
				{...field('untrackedStock', '0')}
				label={t('import.untrackedStock')}
				inputMode="numeric"
				help={t('import.untrackedStockHelp')}
				autoComplete="off"
				maxLength={7}
				required
			/>
		</FieldColumns>
	)
}
