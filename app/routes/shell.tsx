import { Outlet } from '@remix-run/react'

/** Mounts every page in the languages of its prefix. */
export default function Shell() {
	return <Outlet />
}
