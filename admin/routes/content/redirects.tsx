import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import { addRedirect, listRedirects, removeRedirect } from '#contract/redirect.ts'
import { line } from '#admin/features/content/content-schemas.ts'
import { ContentHead } from '#admin/features/content/ContentHead.tsx'
import { fieldErrorKeys } from '#admin/features/content/written-text.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { formFields } from '#admin/http/field-errors.ts'
import { parseForm, valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { afterButton, hasUnsaved, pressedRow } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const page = '/content/redirects'

const RedirectAct = z.discriminatedUnion('act', [
	z.object({
		act: z.literal('add'),
		path: line(300).min(1, 'redirect.pathWrong'),
		target: line(500).min(1, 'redirect.targetWrong'),
		/** Set if the target may be another site's. */
		foreign: z.string().optional(),
	}),
	z.object({ act: z.literal('remove'), id: z.coerce.number().int().min(1) }),
])

/** Field and text key for the codes of the website API's refusals. */
const refusals: Record<string, Record<string, string>> = {
	REDIRECT_PATH_MALFORMED: { path: 'redirect.pathWrong' },
	REDIRECT_PATH_IN_USE: { path: 'redirect.pathInUse' },
	REDIRECT_PATH_TAKEN: { path: 'redirect.pathTaken' },
	REDIRECT_TARGET_MALFORMED: { target: 'redirect.targetWrong' },
	REDIRECT_TARGET_FOREIGN: { target: 'redirect.targetForeign' },
	REDIRECT_LOOP: { target: 'redirect.loop' },
}

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'content')
	return {
		title: pageTitle(locale, 'content:tab.redirects'),
		redirects: (await api.call(listRedirects, { code: company.companyCode })).list,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const code = staff.company.companyCode
	const form = await args.request.formData()
	const values = valuesOf(form)
	const parsed = parseForm(pressedRow(form), RedirectAct)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const change = parsed.value
	if (change.act === 'remove') {
		const answer = await staff.api.tryCall(removeRedirect, { code, id: change.id })
		if (answer.ok) staff.notices.put(noticeOf(staff, 'content:redirect.removed'))
		else noteConflict(staff, answer, 404)
		return afterButton(page, hasUnsaved(values, { path: '', target: '' }), values)
	}
	const { path, target, foreign } = change
	const body = { path, target, isForeign: foreign !== undefined }
	const answer = await staff.api.tryCall(addRedirect, { code, body })
	if (!answer.ok) {
		if (answer.code === 'TOO_MANY_REDIRECTS') {
			return refuseForm({ values, errors: { '': 'redirect.tooMany' } }, 409)
		}
		if (answer.status !== 422) throw refusalResponse(answer)
		return refuseForm({ values, errors: redirectErrors(answer) })
	}
	staff.notices.put(noticeOf(staff, 'content:redirect.saved'))
	return redirect(page, 303)
}

function redirectErrors({ code, errors }: Pick<Refusal, 'code' | 'errors'>) {
	return (
		refusals[code] ??
		fieldErrorKeys(errors, {
			path: ['path', 'charactersWrong'],
			target: ['target', 'charactersWrong'],
		})
	)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RedirectsPage() {
	const { redirects } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	return (
		<>
			<ContentHead current="redirects" />
			<div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
				<Panel id="redirect-form" title={t('redirect.new')}>
					<RedirectForm rejected={rejected} />
				</Panel>
				<div className="lg:-order-1">
					<Panel id="redirects" title={t('redirect.list', { count: redirects.length })}>
						<RedirectList redirects={redirects} />
					</Panel>
				</div>
			</div>
		</>
	)
}

function RedirectList({ redirects }: Pick<SerializeFrom<typeof loader>, 'redirects'>) {
	const { t } = useTranslation('content')
	if (redirects.length === 0) {
		return <EmptyState title={t('redirect.empty')}>{t('redirect.emptyText')}</EmptyState>
	}
	return (
		<ul className="divide-y divide-line">
			{redirects.map(({ id, path, target }) => (
				<li key={id} className="flex items-center justify-between gap-x-4 py-2">
					<span className="min-w-0 wrap-anywhere">
						<span className="font-semibold">{path}</span>
						<span className="block text-14 text-mute">→ {target}</span>
					</span>
					<RowButton
						form={redirectFormId}
						row={{ act: 'remove', id }}
						className="shrink-0"
						aria-label={t('redirect.removeOne', { path })}
					>
						{t('redirect.remove')}
					</RowButton>
				</li>
			))}
		</ul>
	)
}

const redirectFormId = 'redirect'

function RedirectForm({ rejected }: { rejected: RejectedForm | undefined }) {
	const { t } = useTranslation('content')
	const fieldOf = formFields<typeof RedirectAct>(rejected, t)
	const field = (name: 'path' | 'target') => ({
		...fieldOf(name, ''),
		label: t(`redirect.${name}`),
		help: t(`redirect.${name}Help`),
		autoComplete: 'off',
		required: true,
	})
	return (
		<PostForm id={redirectFormId} className="grid gap-4">
			<FormErrors rejected={rejected} ns="content" />
			<TextField {...field('path')} maxLength={300} />
			<TextField {...field('target')} maxLength={500} />
			<CheckboxField
				id="foreign"
				name="foreign"
				value="1"
				label={t('redirect.foreign')}
				defaultChecked={rejected?.values.foreign === '1'}
			/>
			<div>
				<Button variant="primary" name="act" value="add">
					{t('redirect.submit')}
				</Button>
			</div>
		</PostForm>
	)
}
