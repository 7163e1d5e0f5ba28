import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listBankStatements, uploadBankStatement } from '#contract/bank-statement.ts'
import { statementView } from '#admin/features/statements/statement-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { TABLE_TYPES } from '#contract/file-types.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'payments.confirm')
	const { list, accounts } = await api.call(listBankStatements, {})
	return {
		title: pageTitle(locale, 'statements:title'),
		statements: list.map((statement) => statementView(statement, locale)),
		accounts: accounts.map(({ name, number }) => ({ number, name: `${name} ${number}` })),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'payments.confirm')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const { content, fileName } = await contentOf(form)
	if (content.length === 0) return refuseForm({ values, errors: { file: 'upload.missing' } })
	const account = values.account ?? ''
	const answer = await staff.api.tryCall(uploadBankStatement, {
		query: { account, fileName },
		bytes: { type: 'application/octet-stream', content },
	})
	if (!answer.ok) {
		const field = answer.errors.account ? 'account' : 'file'
		const [reason = answer.message] = Object.values(answer.errors).flat()
		if (![413, 422].includes(answer.status)) throw refusalResponse(answer)
		return refuseForm({ values: { ...values, reason }, errors: { [field]: 'upload.refused' } })
	}
	const [first] = answer.data.list
	const added = answer.data.list.reduce((sum, statement) => sum + statement.newLineCount, 0)
	staff.notices.put(noticeOf(staff, 'statements:upload.done', { count: added }))
	return redirect(first ? `/statements/${first.id}` : '/statements', 303)
}

/** The file, or else the pasted text. */
async function contentOf(form: FormData) {
	const file = form.get('file')
	if (file instanceof File && file.size > 0) {
		const fileName = file.name.replaceAll(/\p{Cc}/gu, '').slice(0, 100)
		return { content: new Uint8Array(await file.arrayBuffer()), fileName }
	}
	const text = String(form.get('pasted') ?? '').trim()
	return { content: new Uint8Array(new TextEncoder().encode(text)), fileName: '' }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function StatementsPage() {
	const { statements, accounts } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('statements')
	return (
		<>
			<PageHead title={t('title')}>
				<p className="max-w-[68ch] text-mute">{t('text')}</p>
				<TextLink href="/cod" touch="line">
					{t('cod:title')}
				</TextLink>
			</PageHead>
			<div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
				<Panel id="upload" title={t('upload.title')}>
					<UploadForm accounts={accounts} rejected={rejected} />
				</Panel>
				<Panel id="list" title={t('list.title')}>
					{statements.length === 0 ? (
						<EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
					) : (
						<ListTable
							caption={t('list.title')}
							keyOf={({ id }) => id}
							rows={statements}
							columns={[
								{
									label: t('facts.account'),
									cell: ({ id, account }) => (
										<TextLink href={`/statements/${id}`} touch="line" className="whitespace-nowrap">
											{account}
										</TextLink>
									),
								},
								{ label: t('facts.period'), cell: ({ period }) => period },
								{
									label: t('facts.lines'),
									cell: ({ added, lines }) => t('facts.linesOf', { added, lines }),
								},
								{
									label: t('facts.uploaded'),
									cell: ({ by, uploaded }) => t('facts.uploadedBy', { by, at: uploaded }),
								},
							]}
						/>
					)}
				</Panel>
			</div>
		</>
	)
}

type UploadFormProps = Pick<SerializeFrom<typeof loader>, 'accounts'> & {
	rejected: RejectedForm | undefined
}

function UploadForm({ accounts, rejected }: UploadFormProps) {
	const { t } = useTranslation('statements')
	const errorsOf = fieldErrors(rejected, t)
	return (
		<PostForm encType="multipart/form-data" className="grid gap-5">
			<FormErrors rejected={rejected} ns="statements" />
			<FileField
				id="file"
				name="file"
				accept={TABLE_TYPES}
				label={t('upload.file')}
				help={t('upload.fileHelp')}
				errors={errorsOf('file')}
			/>
			<SelectField
				id="account"
				name="account"
				label={t('upload.account')}
				help={t('upload.accountHelp')}
				placeholder={t('upload.fromFile')}
				options={accounts.map(({ number, name }) => ({ value: number, label: name }))}
				defaultValue={rejected?.values.account}
				errors={errorsOf('account')}
			/>
			<Disclosure summary={t('upload.paste')} open={Boolean(rejected?.values.pasted)}>
				<TextArea
					id="pasted"
					name="pasted"
					rows={6}
					maxLength={60_000}
					spellCheck={false}
					label={t('upload.pasted')}
					help={t('upload.pastedHelp')}
					defaultValue={rejected?.values.pasted}
				/>
			</Disclosure>
			<div>
				<Button variant="primary">{t('upload.submit')}</Button>
			</div>
		</PostForm>
	)
}
