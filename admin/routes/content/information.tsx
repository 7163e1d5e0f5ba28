import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readPage } from '#admin/api/settings.server.ts'
import { saveInformation } from '#admin/features/content/save-text.server.ts'
import { changeShown } from '#admin/features/content/show-text.server.ts'
import { shownState } from '#admin/features/content/shown-state.ts'
import { informationFields, textValues } from '#admin/features/content/text.form.ts'
import { TextEditor } from '#admin/features/content/TextEditor.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { requireStaff } from '#admin/http/staff.ts'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const slug = args.params.slug ?? ''
	const page = await readPage(staff.api, staff.company.companyCode, 'informations', slug)
	const startsAt = page.publishedAt === null ? '' : shopMinute(new Date(page.publishedAt))
	const saved: Record<string, string> = { ...textValues(page), newSlug: slug, startsAt }
	const isOn = page.withdrawnAt === null
	return {
		title: pageTitle(staff.locale, 'content:banner.edit', { name: page.titleId }),
		slug,
		name: page.titleId,
		saved,
		version: page.version,
		isOn,
		state: shownState({ isOn, startsAt: page.publishedAt }, staff),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const slug = args.params.slug ?? ''
	const form = await args.request.formData()
	const shown = await changeShown(staff, form, { kind: 'informations', key: slug })
	if (shown) throw shown
	return saveInformation(staff, form, slug)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

const fields = informationFields(false)

export default function InformationPage() {
	const page = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	return <TextEditor kind="informations" text={page} fields={fields} rejected={rejected} />
}
