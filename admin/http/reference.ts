import { createContext, useContext } from 'react'

/** The code by which the request of a page is found in the log. */
export const ReferenceContext = createContext<string | undefined>(undefined)

export const useReference = () => useContext(ReferenceContext)
