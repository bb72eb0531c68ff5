// SPDX-License-Identifier: Apache-2.0
/** Pictures of the lifetimes of buffers for the documentation: {@link dev.freehold.devtools.pictures.LifetimePicture} compares runs of a program. */
package dev.freehold.devtools.pictures;
