@echo off
rem Hap studion: klikoje dy here. Kerkon Node 20.19 ose me te ri (https://nodejs.org).
cd /d "%~dp0..\..\.."
where node >nul 2>nul || (echo Instalo Node nga https://nodejs.org, pastaj hape perseri. & pause & exit /b 1)
node worker\commands\studio.mjs %*
if errorlevel 1 pause
