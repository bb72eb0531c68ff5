/** Executors of affine. */
package dev.freehold.interp.affine;
