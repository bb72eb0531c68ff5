/** Executors of complex. */
package dev.freehold.interp.complex;
