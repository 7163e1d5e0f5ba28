import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { codeText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import {
	readProductImport,
	runProductImport,
	type ImportReading as Reading,
} from '#contract/product-import.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { Meter } from '#web/ui/Meter.tsx'

/** Remarks on the page; all are in the file. */
const maxShown = 100

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'products.import')
	const report = await api.call(readProductImport, { id: args.params.id ?? '' })
	return {
		title: pageTitle(locale, 'products:import.reportTitle', { name: report.fileName }),
		id: report.id,
		fileName: report.fileName,
		state: report.state,
		share: report.share,
		counts: report.counts,
		fields: report.fields,
		reading: report.reading,
		error: report.fault,
		remarks: report.remarks.slice(0, maxShown),
		hasRemarks: report.remarks.length > 0,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.import')
	const answer = await staff.api.tryCall(runProductImport, { id: args.params.id ?? '' })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'products:import.started'))
	else noteConflict(staff, answer)
	return redirect(`/products/imports/${encodeURIComponent(args.params.id ?? '')}`, 303)
}

const isWorking = (state: string | undefined) => state === 'CHECKING' || state === 'RUNNING'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: data?.title },
	...(isWorking(data?.state) ? [{ httpEquiv: 'refresh', content: '3' }] : []),
]

export default function ImportReportPage() {
	const { id, fileName, state, share, counts, error, ...data } = useLoaderData<typeof loader>()
	const { t } = useTranslation('products')
	const rows = Object.entries(counts).map(([name, count]) => ({
		term: codeText(t, 'import.count', name),
		value: String(count),
	}))
	return (
		<>
			<PageHead title={fileName} back={{ href: '/products/import', label: t('import.title') }}>
				<p className="text-mute">{t(`import.state.${state}`)}</p>
			</PageHead>
			<div className="grid gap-4">
				{isWorking(state) ? <ImportProgress share={share} /> : null}
				{state === 'FAILED' ? (
					<Alert tone="error" title={t('import.failed')}>
						{error}
					</Alert>
				) : state === 'UNMAPPED' ? (
					<Alert title={t('import.unmapped')}>
						<p>{t('import.unmappedText')}</p>
						<p className="mt-2">
							<TextLink href={`/products/imports/${id}/columns`}>
								{t('import.chooseColumns')}
							</TextLink>
						</p>
					</Alert>
				) : (
					<Panel id="counts" title={t(state === 'CHECKED' ? 'import.would' : 'import.counts')}>
						<SummaryList rows={rows} />
						{state === 'CHECKED' ? (
							<PostForm className="mt-4">
								<Button variant="primary" name="act" value="run">
									{t('import.run')}
								</Button>
							</PostForm>
						) : null}
					</Panel>
				)}
				{data.reading && state !== 'UNMAPPED' ? (
					<ImportReading id={id} reading={data.reading} canChange={state === 'CHECKED'} />
				) : null}
				{data.fields.length > 0 ? <ImportChanges fields={data.fields} /> : null}
				{data.hasRemarks ? <ImportRemarks id={id} remarks={data.remarks} /> : null}
			</div>
		</>
	)
}

/** Progress of an import; the page reloads every three seconds. */
function ImportProgress({ share }: { share: number }) {
	const { t } = useTranslation('products')
	return (
		<Alert title={t('import.working', { share })} role="status">
			<div className="my-2">
				<Meter value={share} max={100} label={t('import.working', { share })} />
			</div>
			{t('import.workingText')}
		</Alert>
	)
}

function ImportChanges({ fields }: Pick<SerializeFrom<typeof loader>, 'fields'>) {
	const { t } = useTranslation('products')
	return (
		<Panel id="changes" title={t('import.changes')}>
			<ListTable
				caption={t('import.changes')}
				rows={fields}
				keyOf={({ field }) => field}
				columns={[
					{ label: t('import.field'), cell: ({ field }) => t(`import.fields.${field}`) },
					{ label: t('import.changed'), cell: ({ changed }) => changed, end: true },
					{ label: t('import.filledBefore'), cell: ({ before }) => before, end: true },
					{ label: t('import.filledAfter'), cell: ({ after }) => after, end: true },
					{
						label: t('import.emptied'),
						cell: ({ emptied }) => (emptied > 0 ? <strong>{emptied}</strong> : emptied),
						end: true,
					},
				]}
			/>
		</Panel>
	)
}

type ImportReadingProps = { id: string; reading: Reading; canChange: boolean }

function ImportReading({ id, reading, canChange }: ImportReadingProps) {
	const { t } = useTranslation('products')
	const ignored = reading.columns.filter(({ name, isRead }) => name !== '' && !isRead)
	return (
		<Panel id="reading" title={t('import.reading')}>
			<p>{t(`import.formats.${reading.format}`)}</p>
			<p className="mt-2">
				{ignored.length === 0
					? t('import.allRead')
					: t('import.ignored', { names: ignored.map(({ name }) => name).join(', ') })}
			</p>
			{canChange ? (
				<p className="mt-2">
					<TextLink href={`/products/imports/${id}/columns`}>{t('import.changeColumns')}</TextLink>
				</p>
			) : null}
		</Panel>
	)
}

function ImportRemarks({ id, remarks }: Pick<SerializeFrom<typeof loader>, 'id' | 'remarks'>) {
	const { t } = useTranslation('products')
	return (
		<Panel
			id="remarks"
			title={t('import.remarks')}
			more={
				<DownloadForm file={`/products/imports/${id}/remarks`}>{t('import.download')}</DownloadForm>
			}
		>
			<ListTable
				caption={t('import.remarks')}
				rows={remarks.map((remark, key) => ({ ...remark, key }))}
				keyOf={({ key }) => key}
				columns={[
					{ label: t('import.line'), cell: ({ line }) => line },
					{ label: t('import.kind'), cell: ({ kind }) => t(`import.kinds.${kind}`) },
					{ label: t('import.handle'), cell: ({ handle }) => handle },
					{ label: t('reason'), cell: ({ reason }) => reason },
				]}
			/>
		</Panel>
	)
}
