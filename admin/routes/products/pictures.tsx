import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { addPicture, readProduct, savePictures } from '#admin/api/edited-products.server.ts'
import { picturesOf } from '#admin/features/products/pictures.form.ts'
import { PictureRows } from '#admin/features/products/PictureRows.tsx'
import { ProductHead } from '#admin/features/products/ProductHead.tsx'
import { productHead } from '#admin/features/products/product-head.ts'
import { digestOf } from '#admin/features/products/product-sections.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FileField } from '#app/ui/FileField.tsx'

const maxFiles = 10
const maxBytes = 10_000_000

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	const product = await readProduct(staff.api, args.params.id)
	const head = productHead(product, staff)
	return {
		title: pageTitle(staff.locale, 'products:pictures.title', { name: head.name }),
		head,
		shown: digestOf(product.pictureList),
		pictures: product.pictureList.map(({ mediaId, altId, altEn }) => ({
			id: mediaId,
			altId,
			altEn: altEn === altId ? '' : altEn,
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.edit')
	const form = await args.request.formData()
	const pagePath = `/products/${Number(args.params.id)}/pictures`
	if (form.get('act') === 'upload')
		return (await upload(staff, args, form)) ?? redirect(pagePath, 303)
	const values = valuesOf(form)
	const product = await readProduct(staff.api, args.params.id)
	const conflict = { values, errors: { '': 'conflict' } }
	if (digestOf(product.pictureList) !== values.shown) return refuseForm(conflict, 409)
	const { pictures, errors } = picturesOf(form, product.pictureList)
	if (Object.keys(errors).length > 0) return refuseForm({ values, errors })
	const change = { VERSION: product.version, PICTURE_LIST: pictures }
	const answer = await savePictures(staff.api, product.productId, change)
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, 'products:pictures.saved'))
		return redirect(pagePath, 303)
	}
	if (answer.status === 409) return refuseForm(conflict, 409)
	throw refusalResponse(answer)
}

/** Adds the files one after the other; rejected ones are listed in the error. */
async function upload(staff: Staff, { params }: AdminArgs, form: FormData) {
	const files = form.getAll('picture').filter((file) => file instanceof File && file.size > 0)
	const uploads = files.filter((file) => file instanceof File)
	const refusePictures = (key: string, names = '') =>
		refuseForm({ values: { act: 'upload', names }, errors: { picture: key } })
	if (uploads.length === 0) return refusePictures('pictures.none')
	if (uploads.length > maxFiles) return refusePictures('pictures.many')
	const refused: string[] = []
	for (const file of uploads) {
		const isLarge = file.size > maxBytes
		const answer = isLarge ? undefined : await addPicture(staff.api, Number(params.id), file)
		if (answer?.ok) continue
		if (answer?.status === 409) return refusePictures('pictures.full')
		if (answer && ![413, 422].includes(answer.status)) throw refusalResponse(answer)
		refused.push(file.name.slice(0, 60))
	}
	if (refused.length > 0) {
		const isNoneAdded = refused.length === uploads.length
		const key = isNoneAdded ? 'pictures.allRefused' : 'pictures.refused'
		return refusePictures(key, refused.join(', '))
	}
	staff.notices.put(noticeOf(staff, 'products:pictures.added', { count: uploads.length }))
	return undefined
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PicturesPage() {
	const { head, shown, pictures } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('products')
	const isUpload = rejected?.values.act === 'upload'
	return (
		<>
			<ProductHead {...head} at="pictures" />
			<div className="grid gap-4">
				<Panel id="add-pictures" title={t('pictures.add')}>
					<PostForm className="grid gap-4" encType="multipart/form-data">
						{isUpload ? <FormErrors rejected={rejected} ns="products" /> : null}
						<FileField
							id="picture"
							name="picture"
							accept="image/*"
							multiple
							label={t('pictures.files')}
							help={t('pictures.filesHelp')}
							errors={fieldErrors(isUpload ? rejected : undefined, t)('picture')}
						/>
						<div>
							<Button variant="primary" name="act" value="upload">
								{t('pictures.upload')}
							</Button>
						</div>
					</PostForm>
				</Panel>
				{pictures.length === 0 ? null : (
					<Panel id="shown-pictures" title={t('pictures.shown')}>
						<PictureRows
							pictures={pictures}
							shown={shown}
							rejected={isUpload ? undefined : rejected}
						/>
					</Panel>
				)}
			</div>
		</>
	)
}
