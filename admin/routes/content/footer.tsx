import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { changeFooter, getFooter, type EditedFooter } from '#contract/edited-footer.ts'
import { ContentFields } from '#admin/features/content/ContentFields.tsx'
import { ContentHead } from '#admin/features/content/ContentHead.tsx'
import { FooterAct, footerChange, placeFrom } from '#admin/features/content/footer.form.ts'
import { FooterColumns } from '#admin/features/content/FooterColumns.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf, english, type RejectedForm } from '#admin/http/form.ts'
import { afterButton, hasUnsaved, pressedRow } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { defaultLocale } from '#web/i18n/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'content')
	const footer = await api.call(getFooter, { code: company.companyCode })
	const isFirst = locale === defaultLocale
	return {
		title: pageTitle(locale, 'content:tab.footer'),
		version: footer.version,
		task: footerTask(new URL(args.request.url).searchParams, footer),
		columns: footer.columns.map((column) => ({
			title: isFirst ? column.titleId : column.titleEn,
			links: column.links.map(({ labelId, labelEn, target }) => ({
				label: isFirst ? labelId : labelEn,
				target,
			})),
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const code = staff.company.companyCode
	const form = await args.request.formData()
	const values = valuesOf(form)
	const parsed = parseForm(pressedRow(form), FooterAct)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { act } = parsed.value
	const change = footerChange(parsed.value, await staff.api.call(getFooter, { code }))
	const answer = change && (await staff.api.tryCall(changeFooter, { code, body: change }))
	const isButton = act === 'up' || act === 'down' || act === 'remove'
	if (!answer?.ok) {
		if (answer && answer.status === 409 && !isButton) {
			return refuseForm({ values, errors: { '': 'footer.conflict' } }, 409)
		}
		if (answer && answer.code === 'FOOTER_PLACE' && !isButton) {
			return refuseForm({ values, errors: { '': 'footer.full' } })
		}
		if (answer?.errors.labelId || answer?.errors.titleId) {
			return refuseForm({ values, errors: { labelId: 'charactersWrong' } })
		}
		if (answer && !isButton) throw refusalResponse(answer)
		if (answer) noteConflict(staff, answer)
	} else if (!isButton || act === 'remove') {
		staff.notices.put(
			noticeOf(staff, act === 'remove' ? 'content:footer.removed' : 'content:saved'),
		)
	}
	const isTyped = act !== 'remove' && isButton && hasUnsaved(values, { labelId: '', labelEn: '' })
	return afterButton('/content/footer', isTyped, values)
}

function footerTask(query: URLSearchParams, { columns }: EditedFooter): FooterTask {
	const found = (['add', 'edit', 'remove'] as const).find((name) => query.has(name))
	const text = query.get(found ?? '') ?? ''
	const place = placeFrom(text)
	const column = columns[(place?.column ?? 0) - 1]
	const none: FooterTask = { act: 'addColumn', place: '', name: '', saved: {} }
	if (!found || !place || !column) return none
	const labels = { labelId: column.titleId, labelEn: english(column.titleId, column.titleEn) }
	if (place.link === null) {
		if (found === 'add') return { act: 'addLink', place: text, name: column.titleId, saved: {} }
		const act = found === 'edit' ? 'saveColumn' : 'remove'
		return { act, place: text, name: column.titleId, saved: labels }
	}
	const link = column.links[place.link - 1]
	if (!link || found === 'add') return none
	const { labelId, target } = link
	return {
		act: found === 'edit' ? 'saveLink' : 'remove',
		place: text,
		name: labelId,
		saved: { labelId, labelEn: english(labelId, link.labelEn), target },
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function FooterPage() {
	const { columns, version, task } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	return (
		<>
			<ContentHead current="footer" />
			<div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
				<div className="lg:order-1">
					<Panel id="footer-form" title={t(`footer.task.${task.act}`, { name: task.name })}>
						<FooterForm task={task} version={version} rejected={rejected} />
					</Panel>
				</div>
				<div className="grid grid-cols-1 gap-3">
					{columns.length === 0 ? (
						<EmptyState title={t('footer.empty')}>{t('footer.emptyText')}</EmptyState>
					) : (
						<FooterColumns
							columns={columns}
							version={version}
							form={task.act === 'addColumn' ? footerFormId : null}
						/>
					)}
					<p className="text-14 text-mute">{t('footer.text')}</p>
				</div>
			</div>
		</>
	)
}

type FooterTask = {
	act: 'addColumn' | 'saveColumn' | 'addLink' | 'saveLink' | 'remove'
	/** Empty for a new column. */
	place: string
	/** Name of the column or link to change or remove, or of the column to add a link to. */
	name: string
	saved: Record<string, string>
}

type FooterFormProps = { task: FooterTask; version: string; rejected: RejectedForm | undefined }

const footerFormId = 'footer'

function FooterForm({ task, version, rejected }: FooterFormProps) {
	const { t } = useTranslation('content')
	const { act, place, name, saved } = task
	const isLink = act === 'addLink' || act === 'saveLink'
	return (
		<PostForm id={footerFormId} className="grid gap-4">
			<FormErrors rejected={rejected} ns="content" />
			<input type="hidden" name="place" value={place} />
			<input type="hidden" name="version" value={version} />
			{act === 'remove' ? (
				<p className="wrap-anywhere">
					{t(place.includes('.') ? 'footer.removeLinkText' : 'footer.removeColumnText', { name })}
				</p>
			) : (
				<ContentFields
					fields={[
						{ name: 'labelId', maxLength: 60, required: true, wide: true },
						{ name: 'labelEn', maxLength: 60, wide: true },
						...(isLink
							? [{ name: 'target', maxLength: 400, required: true, hasHelp: true, wide: true }]
							: []),
					]}
					saved={saved}
					rejected={rejected}
				/>
			)}
			<div className="flex flex-wrap gap-2">
				<Button variant={act === 'remove' ? 'danger' : 'primary'} name="act" value={act}>
					{t(`footer.act.${act}`)}
				</Button>
				{act === 'addColumn' ? null : (
					<ButtonLink href="/content/footer">{t('footer.cancel')}</ButtonLink>
				)}
			</div>
		</PostForm>
	)
}
