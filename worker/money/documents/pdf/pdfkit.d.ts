// Types for the used part of pdfkit, which has none.
declare module 'pdfkit' {
  import type { Font } from 'fontkit'

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this
    end(): void
  }
  export interface StructureContent {
    readonly refs: unknown[]
  }

  export default class PDFDocument {
    constructor(options: {
      size: [width: number, height: number]
      margin: number
      pdfVersion: string
      lang: string
      tagged: boolean
      displayTitle: boolean
      autoFirstPage: boolean
      font: Font
      info: { Title: string; Author: string; Creator: string; Producer: string; CreationDate: Date }
    })
    addPage(): this
    font(font: Font, family: string): this
    fontSize(size: number): this
    widthOfString(text: string, options?: { characterSpacing?: number }): number
    text(
      text: string,
      x: number,
      y: number,
      options: {
        lineBreak: false
        baseline: 'alphabetic'
        characterSpacing?: number
        oblique?: boolean
        /** Given so that it is not measured again. */
        textWidth: number
        wordCount: number
      },
    ): this
    fillColor(color: string): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    path(path: string): this
    fill(color: string): this
    lineWidth(width: number): this
    stroke(color: string): this
    image(bytes: Uint8Array, x: number, y: number, options: { width: number; height: number }): this
    save(): this
    restore(): this
    scale(factor: number): this
    translate(x: number, y: number): this
    struct(type: string, options?: { alt?: string; scope?: 'Column' | 'Row' }): StructureElement
    addStructure(element: StructureElement): this
    markStructureContent(type: string): StructureContent
    markContent(type: 'Artifact'): this
    markContent(type: 'Span', options: { actual: string }): this
    endMarkedContent(): this
    on(event: 'data', listener: (part: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
    end(): void
  }
}
