import { Outlet } from '@remix-run/react'
import { noForm } from '#app/http/no-form.server.ts'

export const loader = () => null

export const action = noForm

export const shouldRevalidate = () => false

/** Mounts every page in the languages of its prefix. */
export default function Shell() {
	return <Outlet />
}
