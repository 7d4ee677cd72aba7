/** The two kinds of agents around the point (0, 0), a hood and a body in one line. */
export const ROUND = 'M-5.600 -3.800A8.200 8.200 0 1 1 5.600 -3.800C11.500 -2.500 15 2 15 8V12Q15 15.500 11.500 15.500' +
  'H-11.500Q-15 15.500 -15 12V8C-15 2 -11.500 -2.500 -5.600 -3.800Z';
export const ANGULAR = 'M-8 -17.500H8L9 -4H14.500L13.500 15H-13.500L-14.500 -4H-9Z';
