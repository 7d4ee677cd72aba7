import sheet from './table-style.css' with { type: 'css' };

export const tableStyle = sheet;
