import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { MAPPED_COLUMNS } from '#contract/mapped-column.ts'
import { readProductImport, setImportColumns } from '#contract/product-import.ts'
import { readColumns } from '#admin/features/products/import-columns.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { noteConflict } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'products.import')
	const report = await api.call(readProductImport, { id: args.params.id ?? '' })
	const isWaiting = report.state === 'UNMAPPED' || report.state === 'CHECKED'
	if (!isWaiting || !report.reading) throw redirect(addressOf(args.params.id), 303)
	return {
		title: pageTitle(locale, 'products:import.columnsTitle', { name: report.fileName }),
		back: addressOf(args.params.id),
		fileName: report.fileName,
		columns: report.reading.columns,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.import')
	const values = valuesOf(await args.request.formData())
	const id = args.params.id ?? ''
	const { reading } = await staff.api.call(readProductImport, { id })
	const read = readColumns(values, reading?.columns.length ?? 0)
	if (!read.ok) return refuseForm({ values, errors: read.errors })
	const answer = await staff.api.tryCall(setImportColumns, { id, body: { columns: read.columns } })
	if (!answer.ok) noteConflict(staff, answer)
	return redirect(addressOf(args.params.id), 303)
}

function addressOf(id: string | undefined) {
	return `/products/imports/${encodeURIComponent(id ?? '')}`
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ImportColumnsPage() {
	const { fileName, back, columns } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('products')
	return (
		<>
			<PageHead title={t('import.columnsHeading')} back={{ href: back, label: fileName }}>
				<p className="max-w-[68ch] text-mute">{t('import.columnsText')}</p>
			</PageHead>
			<Panel id="columns" title={t('import.columnsOf', { name: fileName })}>
				<ImportColumns columns={columns} rejected={rejected} />
			</Panel>
		</>
	)
}

type ImportColumnsProps = Pick<SerializeFrom<typeof loader>, 'columns'> & {
	rejected: RejectedForm | undefined
}

function ImportColumns({ columns, rejected }: ImportColumnsProps) {
	const { t } = useTranslation('products')
	const errorsOf = fieldErrors(rejected, t)
	const options = MAPPED_COLUMNS.map((value) => ({ value, label: t(`import.columns.${value}`) }))
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="products" />
			<FieldColumns>
				{columns.map((column, at) => {
					const id = `column-${at}`
					if (column.name === '') return null
					const samples = column.samples.join(' · ')
					return (
						<SelectField
							key={id}
							id={id}
							name={id}
							label={column.name}
							help={samples === '' ? t('import.noSamples') : t('import.samples', { samples })}
							placeholder={t(
								column.isRead && column.column === null ? 'import.readByFormat' : 'import.notRead',
							)}
							options={options}
							defaultValue={rejected?.values[id] ?? column.column ?? ''}
							errors={errorsOf(id)}
						/>
					)
				})}
			</FieldColumns>
			<div>
				<Button variant="primary">{t('import.checkColumns')}</Button>
			</div>
		</PostForm>
	)
}
