import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getEditedInformation } from '#contract/edited-information.ts'
import { saveInformation } from '#admin/features/content/save-text.server.ts'
import { changeShown } from '#admin/features/content/show-text.server.ts'
import { shownState } from '#admin/features/content/shown-state.ts'
import { informationFields, informationValues } from '#admin/features/content/text.form.ts'
import { TextEditor } from '#admin/features/content/TextEditor.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const slug = args.params.slug ?? ''
	const page = await staff.api.call(getEditedInformation, { code: staff.company.companyCode, slug })
	const saved: Record<string, string> = informationValues(page, slug)
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
	const saved = await staff.api.call(getEditedInformation, {
		code: staff.company.companyCode,
		slug,
	})
	const text = { kind: 'informations', key: slug } as const
	const shown = await changeShown(staff, form, text, informationValues(saved, slug))
	if (shown) return shown
	return saveInformation(staff, form, slug)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

const fields = informationFields(false)

export default function InformationPage() {
	const page = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	return <TextEditor kind="informations" text={page} fields={fields} rejected={rejected} />
}
