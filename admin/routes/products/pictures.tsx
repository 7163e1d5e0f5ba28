import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getEditedProduct } from '#contract/edited-product.ts'
import { PictureRows } from '#admin/features/products/PictureRows.tsx'
import { ProductHead } from '#admin/features/products/ProductHead.tsx'
import { productHead } from '#admin/features/products/product-head.ts'
import { digestOf } from '#admin/features/products/product-sections.server.ts'
import { saveProductPictures } from '#admin/features/products/save-pictures.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FileField } from '#web/ui/FileField.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	const product = await staff.api.call(getEditedProduct, { id: args.params.id ?? '' })
	const head = productHead(product, staff)
	return {
		title: pageTitle(staff.locale, 'products:pictures.title', { name: head.name }),
		head,
		shown: digestOf(product.pictures),
		pictures: product.pictures.map(({ mediaId, altId, altEn }) => ({
			id: mediaId,
			altId,
			altEn: altEn === altId ? '' : altEn,
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	return saveProductPictures(staff, args.params.id, await args.request.formData())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PicturesPage() {
	const { head, shown, pictures } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('products')
	return (
		<>
			<ProductHead {...head} at="pictures" />
			<PostForm className="grid gap-4" encType="multipart/form-data">
				<FormErrors rejected={rejected} ns="products" />
				<input type="hidden" name="shown" value={shown} />
				<Panel id="add-pictures" title={t('pictures.add')}>
					<FileField
						id="picture"
						name="picture"
						accept="image/*"
						multiple
						label={t('pictures.files')}
						help={t('pictures.filesHelp')}
						errors={fieldErrors(rejected, t)('picture')}
					/>
				</Panel>
				{pictures.length === 0 ? null : (
					<Panel id="shown-pictures" title={t('pictures.shown')}>
						<PictureRows pictures={pictures} rejected={rejected} />
					</Panel>
				)}
				<SaveBar>
					<Button variant="primary" name="act" value="save">
						{t('edit.save')}
					</Button>
				</SaveBar>
			</PostForm>
		</>
	)
}
