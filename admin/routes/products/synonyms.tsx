import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { addSynonym, changeSynonym, listSynonyms, removeSynonym } from '#contract/synonym.ts'
import { SynonymForm, synonymFormId } from '#admin/features/products/SynonymForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { afterButton, hasUnsaved, pressedRow } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

const page = '/products/synonyms'

const row = z.object({
	id: z.coerce.number().int().min(1),
	version: z.coerce.number().int().min(0),
})
const wordList = z
	.string()
	.max(2_000, 'tooLong')
	.transform((text) =>
		text
			.split(/[,\n]/)
			.map((word) => word.trim())
			.filter((word) => word !== ''),
	)
	.refine((words) => words.length <= 30 && words.every(({ length }) => length <= 60), 'tooLong')
const fields = {
	words: wordList.refine((words) => words.length > 0, 'synonyms.missing'),
	also: wordList,
}

const SynonymAct = z.discriminatedUnion('act', [
	z.object({ act: z.literal('add'), ...fields }),
	row.extend({ act: z.literal('save'), ...fields }),
	z.object({ act: z.literal('remove'), id: row.shape.id }),
])

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'products.edit')
	const { list } = await api.call(listSynonyms, {})
	const query = new URL(args.request.url).searchParams
	const edited = Number(query.get('edit'))
	const search = (query.get('q') ?? '').trim().toLowerCase().slice(0, 60)
	return {
		title: pageTitle(locale, 'products:synonyms.title'),
		search,
		edited: list.find(({ id }) => id === edited) ?? null,
		rows: list.filter(({ words, also }) =>
			[...words, ...also].some((word) => word.includes(search)),
		),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const parsed = parseForm(pressedRow(form), SynonymAct)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const change = parsed.value
	const answer =
		change.act === 'add'
			? await staff.api.tryCall(addSynonym, { body: change })
			: change.act === 'remove'
				? await staff.api.tryCall(removeSynonym, { id: change.id })
				: await staff.api.tryCall(changeSynonym, { id: change.id, body: change })
	if (answer.ok) {
		if (change.act !== 'remove') staff.notices.put(noticeOf(staff, 'products:synonyms.saved'))
	} else if (answer.code === 'TOO_MANY_SYNONYMS') {
		return refuseForm({ values, errors: { '': 'synonyms.tooMany' } }, 409)
	} else if (answer.status === 422) {
		return refuseForm({ values, errors: { words: 'synonyms.refused' } })
	} else if (change.act === 'save' && answer.status === 409) {
		return refuseForm({ values, errors: { '': 'conflict' } }, 409)
	} else if (answer.status === 404) throw refusalResponse(answer)
	else noteConflict(staff, answer)
	if (change.act !== 'remove') return redirect(page, 303)
	const isEditing = values.id !== undefined
	return afterButton(page, isEditing || hasUnsaved(values, { words: '', also: '' }), values)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SynonymsPage() {
	const { rows, edited, search } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['products', 'common'])
	return (
		<>
			<PageHead
				title={t('synonyms.title')}
				back={{ href: '/products', label: t('common:nav.products') }}
			/>
			<div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
				<Panel id="synonym-form" title={t(edited ? 'synonyms.edit' : 'synonyms.add')}>
					<SynonymForm edited={edited} rejected={rejected} />
				</Panel>
				<div className="lg:-order-1">
					<Panel id="synonym-list" title={t('synonyms.list', { count: rows.length })}>
						<div className="grid gap-4">
							<FilterForm action={page} submit={t('synonyms.find')} role="search" single>
								<TextField
									id="q"
									name="q"
									label={t('synonyms.search')}
									defaultValue={search}
									maxLength={60}
								/>
							</FilterForm>
							<SynonymList rows={rows} />
						</div>
					</Panel>
				</div>
			</div>
		</>
	)
}

function SynonymList({ rows }: Pick<SerializeFrom<typeof loader>, 'rows'>) {
	const { t } = useTranslation('products')
	if (rows.length === 0) return <p className="text-mute">{t('synonyms.none')}</p>
	return (
		<ul className="divide-y divide-line">
			{rows.map(({ id, words, also }) => (
				<li key={id} className="flex items-center justify-between gap-x-4 py-2">
					<span className="min-w-0 wrap-anywhere">
						<TextLink href={`/products/synonyms?edit=${id}`}>{words.join(', ')}</TextLink>
						{also.length > 0 ? (
							<span className="block text-14 text-mute">
								{t('synonyms.alsoFind', { words: also.join(', ') })}
							</span>
						) : null}
					</span>
					<RowButton
						form={synonymFormId}
						row={{ act: 'remove', id }}
						className="shrink-0"
						aria-label={t('categories.removeOne', { name: words[0] })}
					>
						{t('categories.remove')}
					</RowButton>
				</li>
			))}
		</ul>
	)
}
